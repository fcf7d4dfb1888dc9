export default {
  connecting: 'Conectando…',
  reconnecting: 'Reconectando…',
  unavailable: 'Sem conexão em tempo real. As novas mensagens aparecerão quando ela voltar.',
  refused:
    'As mensagens em tempo real estão desativadas. O que você escreve é enviado mesmo assim.',
  barred: 'Não foi possível ativar as mensagens em tempo real. Tentando de novo…',
  retry: 'Tentar agora',
};
