export default {
  title: 'Tu cuenta está cerrada',
  text: 'Se eliminó a petición tuya. Nadie puede encontrar tu perfil y ya no se cobra nada.',
  help: 'Si quieres recuperarla, cierra sesión y escríbenos: nuestra dirección está en la página Contacto.',
};
