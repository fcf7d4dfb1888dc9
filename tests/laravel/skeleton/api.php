<?php

use App\Http\Middleware\WhosePage;
use App\Models\User;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;

// The calls of the product specification, each with the fields that it shows, and not one more.

$between = fn (int $one, int $other) => DB::table('messages')
    ->where(fn ($query) => $query->where(['author_id' => $one, 'to_id' => $other]))
    ->orWhere(fn ($query) => $query->where(['author_id' => $other, 'to_id' => $one]));

$chat = fn (int $me, int $with) => [
    'id' => $with,
    'with_user_id' => $with,
    'chat_type' => 0,
    'last_message_id' => $between($me, $with)->max('id'),
    'last_read_message_id' => DB::table('reads')->where(['reader_id' => $me, 'with_id' => $with])->value('message_id'),
    ...array_fill_keys([
        'free_sent_mass_counter', 'free_sent_media_counter', 'free_sent_media_mass_counter',
        'paid_sent_counter', 'paid_sent_mass_counter',
    ], 0),
    ...array_fill_keys(
        ['is_blacklisting', 'is_chat_subscribed_to', 'is_chat_subscriber', 'is_follower', 'is_subscriber'],
        false,
    ),
];

$chatsOf = fn (int $me) => DB::table('messages')->where('author_id', $me)->pluck('to_id')
    ->concat(DB::table('messages')->where('to_id', $me)->pluck('author_id'))
    ->unique()->map(fn (int $with) => $chat($me, $with))->sortByDesc('last_message_id')->values();

$unread = fn (int $me) => $chatsOf($me)
    ->filter(fn (array $one) => $one['last_message_id'] > ($one['last_read_message_id'] ?? 0))->count();

$message = fn (object $row) => ['id' => $row->id, 'message_id' => $row->id, 'author_id' => $row->author_id];

$followed = fn (int $me) => DB::table('follows')->where('by_id', $me)->get()
    ->map(fn (object $row) => ['by_user' => ['id' => $row->by_id], 'to_user' => ['id' => $row->to_id]]);

Route::middleware(['auth:sanctum', WhosePage::class])->group(function () use ($between, $chat, $chatsOf, $followed, $message, $unread) {
    Route::get('/me', fn (Request $request) => [
        'data' => [
            'id' => $request->user()->id,
            'email_verified_at' => $request->user()->email_verified_at,
            'is_deleted' => false,
            'site_settings' => ['preferred_locale' => null],
            'profile_photo' => null,
        ],
        'unread' => $unread($request->user()->id),
    ]);

    Route::post('/chats/{kind}', function (Request $request) use ($chatsOf, $unread) {
        $all = $chatsOf($request->user()->id);

        return [
            'list' => $all->slice($request->integer('offset'), 20)->values(),
            'unread' => $unread($request->user()->id),
            'count' => $all->count(),
            'notifications' => null,
        ];
    });
    Route::post('/messages', fn (Request $request) => [
        'messages' => $between($request->user()->id, $request->integer('withUserId'))->orderByDesc('id')->get()
            ->filter(fn (object $row) => $row->id < $request->integer('beforeId', PHP_INT_MAX))->take(30)->map($message)->values(),
        'limits' => [],
    ]);
    Route::get('/chat/{with}/{type}', fn (Request $request, int $with) => [
        'chat' => $chat($request->user()->id, $with),
        'unread' => $unread($request->user()->id),
    ]);
    Route::post('/chat/send', function (Request $request) use ($message) {
        $row = ['author_id' => $request->user()->id, 'to_id' => $request->integer('withUserId'), 'text' => $request->string('message')];
        $id = DB::table('messages')->insertGetId($row);

        return ['success' => true, 'message' => $message((object) [...$row, 'id' => $id]), 'error' => null];
    })->middleware('throttle:120,1');
    Route::post('/chat/{with}/{type}/mark_read', function (Request $request, int $with) use ($between, $unread) {
        $me = $request->user()->id;
        $last = $between($me, $with)->max('id') ?? 0;
        DB::table('reads')->updateOrInsert(['reader_id' => $me, 'with_id' => $with], ['message_id' => $last]);

        return ['success' => true, 'unread' => $unread($me)];
    });

    Route::get('/people/followed', fn (Request $request) => ['list' => $followed($request->user()->id)]);
    Route::get('/people/{list}', fn () => ['list' => []])->whereIn('list', ['subscriptions', 'subscribers', 'followers', 'blacklist']);
    Route::post('/people/avatars', fn (Request $request) => [
        'avatars' => array_map(fn (int $id) => ['id' => $id, 'profile_photo' => null], $request->array('userIds')),
    ]);
    Route::post('/people/{id}/start_following', function (Request $request, int $id) use ($followed) {
        DB::table('follows')->insertOrIgnore(['by_id' => $request->user()->id, 'to_id' => $id]);

        return ['success' => true, 'list' => $followed($request->user()->id)];
    });
    Route::post('/people/{id}/stop_following', function (Request $request, int $id) use ($followed) {
        DB::table('follows')->where(['by_id' => $request->user()->id, 'to_id' => $id])->delete();

        return ['success' => true, 'list' => $followed($request->user()->id)];
    });
});
