export default {
  title: 'Autenticação em dois fatores',
  lead: 'Para entrar, serão necessários a sua senha e um código de um aplicativo do celular.',
  loading: 'Carregando a autenticação em dois fatores',
  failed: 'Não conseguimos saber se ela está ativada.',
  setUp: 'Configurar',
  on: 'Ativada. Restam {{left}} de 8 códigos de recuperação.',
  few: 'Crie novos códigos antes que acabem.',
  renew: 'Novos códigos',
  turnOff: 'Desativar',
  offTitle: 'Desativar a autenticação em dois fatores?',
  offBody:
    'Sua senha voltará a bastar para entrar. Seus códigos de recuperação deixarão de funcionar.',
  turnedOn:
    'A autenticação em dois fatores está ativada. Os outros dispositivos foram desconectados.',
  turnedOff: 'A autenticação em dois fatores está desativada.',
};
