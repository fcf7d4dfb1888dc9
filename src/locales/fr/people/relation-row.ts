export default {
  followed: 'Vous suivez depuis le {{date}}',
  follower: 'Vous suit depuis le {{date}}',
  active: 'Actif : se renouvelle le {{date}}',
  activeFor: 'Actif : se renouvelle le {{date}} pour {{price}}',
  ending: 'Se termine le {{date}} : renouvellement désactivé',
  expired: 'Expiré le {{date}}',
  mute: 'Masqué depuis le {{date}}',
  restrict: 'Restreint depuis le {{date}}',
  block: 'Bloqué depuis le {{date}}',
};
