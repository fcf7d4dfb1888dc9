export default {
  copy: 'Copier le lien',
  copied: 'Lien copié : {{link}}',
  refused: 'Le navigateur ne nous laisse pas copier. Voici le lien : {{link}}',
};
