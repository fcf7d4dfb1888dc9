export default {
  title: 'Editar mensagem',
  label: 'Novo texto',
  save: 'Salvar',
  cancel: 'Parar de editar',
  late: 'Uma mensagem pode ser editada por 15 minutos depois do envio.',
  bought: 'Esta mensagem foi comprada e fica como está.',
  restricted: 'Esta pessoa não aceita mensagens suas.',
  gone: 'Esta mensagem não existe mais.',
  unreachable: 'Não conseguimos conectar. Seu texto foi mantido; tente de novo.',
  refused: 'A alteração não foi aceita. Seu texto foi mantido.',
};
