export default {
  price: 'Prix pour l’ouvrir',
  range: 'Entre {{min}} et {{max}}',
  open: 'Fixer un prix',
  remove: 'Le rendre gratuit',
  problems: {
    unreadable: 'Écrivez un montant, par exemple {{example}}.',
    tooSmall: 'Le prix le plus bas est de {{min}}.',
    tooLarge: 'Le prix le plus élevé est de {{max}}.',
  },
  readBack: '{{name}} paie {{price}} pour ouvrir ceci.',
  readBackSomebody: 'Ouvrir ceci coûte {{price}}.',
  readBackMore: 'Le contenu et le prix sont visibles avant tout paiement.',
  change: 'Modifier',
  confirm: 'Envoyer pour {{price}}',
};
