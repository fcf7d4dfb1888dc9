export default {
  title: 'Verificação em duas etapas',
  lead: 'Para entrar, serão necessários a sua senha e um código de um app do celular.',
  loading: 'Carregando a verificação em duas etapas',
  failed: 'Não conseguimos saber se ela está ativada.',
  setUp: 'Configurar',
  on: 'Ativada. Restam {{left}} de 8 códigos de recuperação.',
  few: 'Crie novos códigos antes que acabem.',
  renew: 'Novos códigos',
  turnOff: 'Desativar',
  offTitle: 'Desativar a verificação em duas etapas?',
  offBody:
    'Sua senha voltará a bastar para entrar. Seus códigos de recuperação deixarão de funcionar.',
  turnedOn:
    'A verificação em duas etapas está ativada. Os outros dispositivos foram desconectados.',
  turnedOff: 'A verificação em duas etapas está desativada.',
};
