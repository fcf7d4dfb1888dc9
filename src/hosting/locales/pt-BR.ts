export default {
  answers: {
    busy: { title: 'Muitas solicitações', text: 'Espere um minuto e tente de novo.' },
    broken: {
      title: 'Algo deu errado!',
      text: 'Não foi possível mostrar esta página. Tente de novo.',
    },
    away: {
      title: 'Esta página não está disponível agora',
      text: 'O site pode estar ocupado. Tente de novo em alguns minutos.',
    },
    starting: {
      title: 'O site está iniciando',
      text: 'Esta página vai abrir quando ele estiver pronto.',
    },
  },

  boot: {
    failed: { title: 'Esta página não carregou', text: 'Verifique sua conexão e tente de novo.' },
    old: {
      title: 'Este navegador é antigo demais',
      text: 'Atualize o navegador ou abra esta página em outro.',
    },
    retry: 'Tentar de novo',
  },

  noScripts: {
    title: 'Este site precisa de JavaScript',
    text: 'Ative o JavaScript nas configurações do navegador e recarregue a página.',
  },
};
