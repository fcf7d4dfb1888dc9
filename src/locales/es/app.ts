export default {
  accountClosed: {
    title: 'Tu cuenta está cerrada',
    heading: 'Tu cuenta se eliminará el {{date}}',
    lead: 'Ya nadie la ve y no se cobra nada. Hasta entonces, un solo toque lo recupera todo.',
    keep: 'Conservar mi cuenta',
    ended: 'Estas renovaciones terminaron mientras tanto: {{names}}.',
    endedOne: '{{name}} el {{date}}',
    gone: 'Esta cuenta ya no existe.',
    goneText: 'Cierra sesión para crear una nueva.',
    welcome: 'Te damos la bienvenida de nuevo. No se eliminó nada.',
    welcomeWithout:
      'Te damos la bienvenida de nuevo. No se eliminó nada. Aquí ves las suscripciones que terminaron mientras tanto.',
    text: 'Se eliminó a petición tuya. Nadie puede encontrar tu perfil y ya no se cobra nada.',
    help: '¿Quieres recuperarla? Mira en Contacto cómo hablar con quien mantiene este sitio.',
  },

  dataSaver: {
    label: 'Ahorro de datos',
    auto: 'Automático',
    autoNow: 'Activo ahora: la red es lenta o tu navegador lo pide.',
    on: 'Activado',
    off: 'Desactivado',
  },

  discreet: {
    label: 'Modo discreto',
    help: 'Oculta nombres, importes, imágenes y el título de la pestaña en este dispositivo. Lo que vas a pagar se ve siempre. Teclas: Shift+Alt+D.',
  },

  emailNotice: {
    changed: 'Tu correo ha cambiado.',
  },

  exportNotice: {
    making: 'Haciendo tu copia',
    ready: 'Tu copia está lista.',
    unfinished: 'No pudimos terminar tu copia.',
    view: 'Ver',
  },

  identityNotice: {
    text: 'Verifica tu identidad para vender y cobrar. Para comprar no hace falta nada.',
    start: 'Empezar',
    later: 'Ahora no',
    approved: 'Puedes vender y cobrar.',
    rejected: 'No pudimos verificar tu identidad.',
    why: 'Ver por qué',
  },

  notAvailable: {
    title: 'No disponible en este sitio',
    text: 'Este sitio no ofrece esta función.',
  },

  shortcuts: {
    label: 'Atajos de teclado',
    on: 'Activados',
    off: 'Desactivados',
    show: 'Ver las teclas',
    copied: 'Enlace copiado: {{link}}',
    copyRefused: 'El navegador no nos deja copiar. Este es el enlace: {{url}}',
  },
};
