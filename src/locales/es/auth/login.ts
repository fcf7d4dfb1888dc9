export default {
  email: 'Correo electrónico',
  password: 'Contraseña',
  title: 'Iniciar sesión',
  submit: 'Iniciar sesión',
  remember: 'Recordarme',
  forgot: '¿Olvidaste tu contraseña?',
  register: 'Crear una cuenta',
  demo: 'Cuentas de demostración, todas con la contraseña {{password}}',
  demoUse: 'Entrar como {{name}}',
  lockedOut: {
    one: 'Demasiados intentos. Podrás volver a intentarlo en {{count}} segundo.',
    many: 'Demasiados intentos. Podrás volver a intentarlo en {{count}} de segundos.',
    other: 'Demasiados intentos. Podrás volver a intentarlo en {{count}} segundos.',
  },
};
