export default {
  agree: 'By clicking Create Account, you agree to the {{privacy}} and the {{terms}}.',
  privacy: 'privacy policy',
  terms: 'terms of use',
  newTab: '(opens in a new tab)',
};
