export default {
  copy: 'Copiar',
  done: 'Copiado',
  copied: 'Copiado al portapapeles.',
  refused: 'El navegador no permitió copiar. El texto está seleccionado: puedes copiarlo a mano.',
};
