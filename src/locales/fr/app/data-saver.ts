export default {
  label: 'Économie de données',
  auto: 'Automatique',
  autoNow: 'Elle est active : le réseau est lent, ou votre navigateur le demande.',
  on: 'Activée',
  off: 'Désactivée',
};
