export default {
  download: 'Baixar',
  print: 'Imprimir',
  refused: 'O navegador não permitiu copiar. Selecione os códigos e copie-os, ou baixe o arquivo.',
};
