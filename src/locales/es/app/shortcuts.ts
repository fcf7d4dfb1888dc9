export default {
  label: 'Atajos de teclado',
  on: 'Activados',
  off: 'Desactivados',
  show: 'Ver las teclas',
  copied: 'Enlace copiado: {{link}}',
  copyRefused: 'El navegador no nos deja copiar. Este es el enlace: {{link}}',
};
