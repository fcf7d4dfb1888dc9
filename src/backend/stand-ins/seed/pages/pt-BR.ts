import type { PageTexts } from './page-text.ts';

/** The document pages in `pt-BR`. */
export const ptBr: PageTexts = {
  terms: {
    title: 'Termos',
    paragraphs: [
      'Esta é uma instalação de um programa aberto mantida por você ou por alguém que você conhece. Quem a mantém decide as regras e responde por elas.',
      'Você mantém os direitos sobre o que publica. Você permite que esta instalação o mostre às pessoas que escolheu.',
      'É preciso ser maior de idade para participar. Não publique o que não é seu nem nada que prejudique outras pessoas.',
      'Os pagamentos aqui são uma simulação: nenhum dinheiro real circula.',
    ],
  },
  privacy: {
    title: 'Privacidade',
    paragraphs: [
      'O que você digita fica no banco de dados desta instalação e em nenhum outro lugar. Não há rastreamento nem publicidade.',
      'Sua senha é guardada como um resumo argon2id. Números de cartão nunca chegam a este programa.',
      'Os cookies guardam sua sessão, seu idioma e um código de segurança; a página de cookies lista cada um.',
      'Peça a quem mantém esta instalação uma cópia dos seus dados ou a remoção deles.',
    ],
  },
  about: {
    title: 'Sobre',
    paragraphs: [
      'Um lugar onde criadores mostram seu trabalho a quem se importa, e onde os dois podem conversar.',
      'Cada passo seu aqui, de entrar a enviar uma mensagem, segue um diagrama de estados que você pode ler no código.',
    ],
  },
  contacts: {
    title: 'Contatos',
    paragraphs: [
      '{{contact}}',
      'Falhas do programa vão para o registro de problemas, com os passos que levam a elas.',
    ],
  },
  help: {
    title: 'Ajuda',
    paragraphs: [
      'Não consigo entrar: peça uma nova senha na página de entrada. Com a verificação em duas etapas, um código de recuperação vale uma vez no lugar dos seis dígitos.',
      'Vejo um cadeado: a publicação é para assinantes ou vendida à parte. As imagens não são enviadas a você antes disso.',
      'Minha mensagem tem um aviso: ela não foi enviada. Escolha-a para tentar de novo; ela nunca é enviada duas vezes.',
    ],
  },
  analytics_summary: {
    title: 'Como ler suas estatísticas',
    paragraphs: [
      'As visualizações contam uma publicação uma vez por membro e dia. Seguidores e assinantes são contados à meia-noite no seu fuso horário.',
      'Os ganhos aparecem depois da taxa da plataforma, na moeda da venda.',
    ],
  },
};
