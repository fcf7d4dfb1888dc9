export default {
  welcome: {
    title: 'Apoie quem faz o que você ama',
    lead: '{{brand}} é onde criadores compartilham seu trabalho e fãs os apoiam.',
    loginTitle: 'Entrar no {{brand}}',
    refused: 'Você não está conectado. Entre para ver mais.',
    exploreTitle: 'Uma olhada por dentro',
    register: 'Criar uma conta',
  },
  document: {
    title: 'Documento',
    loading: 'Carregando o documento',
    updated: 'Última alteração em {{date}}',
    failed: 'Não conseguimos carregar este documento.',
    retry: 'Tentar de novo',
  },
  cookies: {
    title: 'Declaração de cookies',
    lead: 'Isto é tudo o que o {{brand}} guarda no seu navegador, por quê e por quanto tempo.',
    name: 'Nome',
    kind: 'Tipo',
    purpose: 'Finalidade',
    lifetime: 'Guardado por',
    kinds: {
      cookie: 'Cookie',
      localStorage: 'Armazenamento local',
      sessionStorage: 'Armazenamento da sessão',
    },
    consentTitle: 'Seu consentimento de idade',
    consentText: 'Você pode retirar seu consentimento. Perguntaremos de novo imediatamente.',
    withdraw: 'Perguntar de novo',
    withdrawn: 'Seu consentimento foi esquecido.',
  },
};
