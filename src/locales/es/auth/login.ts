export default {
  email: 'Correo electrónico',
  password: 'Contraseña',
  title: 'Iniciar sesión',
  submit: 'Iniciar sesión',
  remember: 'Recordarme',
  forgot: '¿Olvidaste tu contraseña?',
  register: 'Crear una cuenta',
  demo: 'Cuentas de demostración, todas con la contraseña {{password}}',
  demoUse: 'Iniciar sesión como {{name}}',
  lockedOut: {
    one: 'Demasiados intentos. Podrás reintentarlo dentro de {{count}} segundo.',
    many: 'Demasiados intentos. Podrás reintentarlo dentro de {{count}} de segundos.',
    other: 'Demasiados intentos. Podrás reintentarlo dentro de {{count}} segundos.',
  },
};
