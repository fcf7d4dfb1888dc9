export default {
  changed: 'Votre adresse e-mail a changé.',
};
