export default {
  title: 'Modifier le message',
  label: 'Nouveau texte',
  save: 'Enregistrer',
  cancel: 'Arrêter la modification',
  late: 'Un message peut être modifié pendant 15 minutes après l’envoi.',
  bought: 'Ce message a été acheté et reste tel quel.',
  restricted: 'Cette personne n’accepte pas vos messages.',
  gone: 'Ce message n’existe plus.',
  unreachable: 'Connexion impossible. Votre texte est conservé ; réessayez.',
  refused: 'La modification n’a pas été acceptée. Votre texte est conservé.',
};
