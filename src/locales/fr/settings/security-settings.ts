export default {
  title: 'Sécurité',
  retry: 'Réessayer',
  unreachable: 'Pas de réponse : la modification est peut-être déjà faite. Veuillez réessayer.',
};
