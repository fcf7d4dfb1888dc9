export default {
  label: 'Atalhos do teclado',
  on: 'Ativados',
  off: 'Desativados',
  show: 'Ver as teclas',
  copied: 'Link copiado: {{link}}',
  copyRefused: 'O navegador não nos deixa copiar. Este é o link: {{link}}',
};
