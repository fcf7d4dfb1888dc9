export default {
  loading: 'Cargando publicaciones',
  emptyTitle: 'Tu inicio está tranquilo',
  emptyText:
    'Aquí verás las publicaciones de quienes sigues. Primero busca a alguien que te guste.',
  confinedTitle: 'Confirma primero tu correo',
  confinedText:
    'Tu inicio se abrirá en cuanto confirmes tu correo. Mientras tanto puedes explorar lo público.',
  confirm: 'Confirmar mi correo',
  explore: 'Explorar',
  end: 'Has visto todas las publicaciones.',
  failed: 'No pudimos cargar tu inicio. No se ha perdido nada; inténtalo de nuevo.',
  interrupted: 'Las siguientes publicaciones no llegaron.',
  retry: 'Reintentar',
  refresh: 'Buscar publicaciones nuevas',
};
