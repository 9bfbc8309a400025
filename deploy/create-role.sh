#!/bin/sh
# Runs once, when PostgreSQL's volume is new: the site's role owns its database and is no superuser. The superuser loses its
# password, so that it signs in only from within the container (`docker compose exec postgres psql -U postgres`).
psql --no-psqlrc --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" --username postgres --dbname postgres <<'SQL'
create role lodge login password :'password' nosuperuser nocreatedb nocreaterole;
create database lodge owner lodge;
alter role postgres password null;
SQL
