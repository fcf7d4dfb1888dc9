export default {
  title: 'Tu cuenta está cerrada',
  heading: 'Tu cuenta se eliminará el {{date}}',
  lead: 'Ya nadie la ve y no se cobra nada. Hasta entonces, un solo toque lo recupera todo.',
  keep: 'Conservar mi cuenta',
  ended: 'Estas renovaciones terminaron mientras tanto: {{names}}.',
  endedOne: '{{name}} el {{date}}',
  gone: 'Esta cuenta ya no existe.',
  goneText: 'Cierra sesión para crear una nueva.',
  welcome: 'Te damos la bienvenida de nuevo. No se eliminó nada.',
  text: 'Se eliminó a petición tuya. Nadie puede encontrar tu perfil y ya no se cobra nada.',
  help: 'Si quieres recuperarla, escríbenos: nuestra dirección está en la página Contacto.',
};
