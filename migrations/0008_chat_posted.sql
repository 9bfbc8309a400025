-- A room waits for this: what a function runs is planned once in a session, what a client sends is planned every time.
-- The room's row is changed first, so ids are in the order in which messages become visible. No row without the room.
CREATE FUNCTION "post_chat_message"(
  "room" text, "name" text, "words" text, "posted_at" timestamptz, "kind" text, "client" uuid, "mark_every" integer
) RETURNS TABLE ("new_id" bigint, "before_id" bigint) LANGUAGE plpgsql AS $$
DECLARE
  total integer;
BEGIN
  UPDATE chat_rooms
  SET total_messages = total_messages + 1, previous_id = newest_id, newest_id = nextval('chat_messages_id_seq')
  WHERE lodge_slug = room
  RETURNING newest_id, previous_id, total_messages INTO new_id, before_id, total;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO chat_messages (id, lodge_slug, user_name, message, timestamp, user_type, client_id)
  VALUES (new_id, room, name, words, posted_at, kind, client);
  IF total % mark_every = 0 THEN
    INSERT INTO chat_marks (lodge_slug, place, message_id)
    VALUES (room, total, new_id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEXT;
END $$;
