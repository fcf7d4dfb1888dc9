<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('messages', function (Blueprint $table) {
            $table->id();
            $table->foreignId('author_id');
            $table->foreignId('to_id');
            $table->text('text');
        });
        Schema::create('reads', function (Blueprint $table) {
            $table->foreignId('reader_id');
            $table->foreignId('with_id');
            $table->unsignedBigInteger('message_id');
            $table->primary(['reader_id', 'with_id']);
        });
        Schema::create('follows', function (Blueprint $table) {
            $table->foreignId('by_id');
            $table->foreignId('to_id');
            $table->primary(['by_id', 'to_id']);
        });
    }
};
