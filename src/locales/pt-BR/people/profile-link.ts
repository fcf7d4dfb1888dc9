export default {
  copy: 'Copiar link',
  copied: 'Link copiado: {{link}}',
  refused: 'O navegador não nos deixa copiar. Este é o link: {{link}}',
};
