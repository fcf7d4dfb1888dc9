export default {
  writers: {
    label: 'Qui peut vous écrire',
    everyone: 'Tout le monde',
    known: 'Les personnes que vous connaissez',
    nobody: 'Personne de nouveau',
    help: 'Les personnes que vous connaissez sont celles que vous suivez et celles auxquelles un abonnement vous lie. Toute personne à qui vous avez écrit peut toujours répondre.',
  },
  online: {
    label: 'Qui voit que vous êtes en ligne',
    shown: 'Tout le monde',
    hidden: 'Personne',
    help: 'Si personne ne le voit, vous ne le verrez pas non plus des autres dans les discussions.',
  },
  finding: {
    label: 'Recherche et suggestions',
    shown: 'M’afficher',
    hidden: 'Me masquer',
    help: 'Votre profil reste ouvert à toute personne qui a son lien.',
  },
};
