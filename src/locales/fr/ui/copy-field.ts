export default {
  copy: 'Copier',
  done: 'Copié',
  copied: 'Copié dans le presse-papiers.',
  refused: 'Le navigateur n’a pas permis la copie. Le texte est sélectionné : copiez-le vous-même.',
};
