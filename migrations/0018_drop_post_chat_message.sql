DROP FUNCTION IF EXISTS "post_chat_message";
