export default {
  agree: 'Al hacer clic en Crear cuenta, aceptas la {{privacy}} y los {{terms}}.',
  privacy: 'política de privacidad',
  terms: 'términos de uso',
  newTab: '(se abre en una pestaña nueva)',
};
