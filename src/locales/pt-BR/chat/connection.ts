export default {
  connecting: 'Conectando…',
  reconnecting: 'Reconectando…',
  unavailable: 'Sem conexão ao vivo. As novas mensagens aparecerão quando ela voltar.',
  refused: 'As mensagens ao vivo estão desligadas. O que você escreve é enviado mesmo assim.',
  barred: 'Não foi possível ligar as mensagens ao vivo. Tentando de novo…',
  retry: 'Tentar agora',
};
