export default {
  title: 'Adicionar um cartão',
  lead: 'Estes campos são do nosso provedor de pagamentos. Nunca vemos o número do seu cartão.',
  frame: 'Número, data e código de segurança do cartão, no nosso provedor de pagamentos',
  preparing: 'Abrindo o provedor de pagamentos...',
  makeDefault: 'Oferecer este cartão primeiro de agora em diante',
  saving: 'Guardando o cartão...',
  saved: 'O cartão está guardado.',
  declinedTitle: 'Este cartão não foi aceito',
  duplicate: 'Você já tem este cartão.',
  declined: 'O banco não o aceita. Nada foi cobrado; tente outro cartão.',
  unconfirmed:
    'Nenhuma resposta chegou: o cartão talvez já esteja guardado. Tentar de novo guarda só uma vez. Nada foi cobrado.',
  unreachable: 'O provedor de pagamentos não responde. Nada foi guardado nem cobrado.',
  retry: 'Tentar de novo',
  another: 'Tentar outro cartão',
  back: 'Voltar aos meus cartões',
  close: 'Fechar',
};
