export default {
  copy: 'Copiar enlace',
  copied: 'Enlace copiado: {{link}}',
  refused: 'El navegador no nos deja copiar. Este es el enlace: {{link}}',
};
