export default {
  opened: 'Você entrou na sua conta!',
  expired: {
    title: 'Sessão expirada!',
    text: 'Entre de novo para continuar.',
  },
  renewed: {
    title: 'Sua senha foi atualizada!',
    text: 'Entre de novo com a senha nova.',
  },
  unconfirmed:
    'Você saiu da conta neste dispositivo. Vamos concluir a saída quando a conexão voltar.',
  lost: 'Não conseguimos manter sua sessão. Verifique se o navegador aceita cookies.',
};
