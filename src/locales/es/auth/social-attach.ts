export default {
  wrongPassword: 'La contraseña no es correcta.',
  unverified:
    'La dirección de esa cuenta aún no está verificada. Entra con su contraseña, sigue el enlace de nuestro correo y vincúlala después.',
  title: 'Ya tienes una cuenta',
  lead: 'Hay una cuenta con la dirección {{email}}. Escribe su contraseña una vez y, desde ahora, {{provider}} la abrirá.',
  password: 'Contraseña de esa cuenta',
  submit: 'Vincular e iniciar sesión',
  cancel: 'Ahora no',
  restart: 'Empezar de nuevo',
  linked: 'Esa cuenta, o la que elegiste, ya está vinculada a otra. Inicia sesión de otra forma.',
};
