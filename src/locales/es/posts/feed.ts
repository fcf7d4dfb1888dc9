export default {
  loading: 'Cargando publicaciones',
  emptyTitle: 'Tu feed está tranquilo',
  emptyText:
    'Aquí verás las publicaciones de quienes sigues. Primero busca a alguien que te guste.',
  confinedTitle: 'Confirma primero tu correo',
  confinedText:
    'Tu feed se abrirá en cuanto confirmes tu correo. Mientras tanto puedes explorar lo público.',
  confirm: 'Confirmar mi correo',
  explore: 'Explorar',
  end: 'Has visto todas las publicaciones.',
  failed: 'No pudimos cargar tu feed. Inténtalo de nuevo.',
  interrupted: 'No pudimos cargar más publicaciones.',
  retry: 'Reintentar',
  refresh: 'Buscar publicaciones nuevas',
};
