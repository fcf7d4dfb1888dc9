export default {
  title: 'Confirme sua senha',
  lead: 'O próximo passo é protegido. Digite sua senha mais uma vez.',
  submit: 'Confirmar',
  cancel: 'Cancelar',
  wrong: 'A senha não está certa.',
};
