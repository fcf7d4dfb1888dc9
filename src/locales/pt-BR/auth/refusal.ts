export default {
  credentials: 'Esses dados não correspondem aos nossos registros.',
  code: 'O código não está certo. Espere o próximo e tente de novo.',
  recovery: 'O código de recuperação não está certo ou já foi usado.',
};
