"""A tenant with a million contents, whose names are made of the words of a school."""

import asyncio
import time
from typing import TYPE_CHECKING

from harness import Bench

if TYPE_CHECKING:
    import asyncpg

ROWS = 1_000_000
STEP = 100_000
VOCABULARY = """
agua ciclo célula energía fotosíntesis historia álgebra geometría lectura comprensión mapa río montaña océano
planeta sistema solar volcán átomo molécula verbo sustantivo poesía novela cuento canción música ritmo pintura
dibujo color forma número fracción ecuación función gráfica estadística probabilidad cuerpo corazón pulmón
sangre hueso planta animal insecto ave pez bosque desierto clima lluvia viento
"""
WORDS = VOCABULARY.split()
AUTHORS = """
Lucía Mateo Inés Bruno Clara Tomás Julia Pedro Sofía Andrés Marta Diego Elena Raúl Paula Hugo
Ferrer Núñez Ibáñez Souza Quiroga Peña Rocha Salas Vidal Duarte Campos Lima Torres Muñoz Reis
Bravo Castro Pinto Ortega Moya Prado Serra Barros Fuentes Gil Herrera Leiva Marín Nieto Olivares
"""
NAMES = AUTHORS.split()[:16]
SURNAMES = AUTHORS.split()[16:]
FILL = """
INSERT INTO contents
  (tenant_id, guid, name, description, type_guid, status, author_name, author_lastname, size, storage_status,
   created_at, country, is_public)
SELECT $1, gen_random_uuid(),
  w[1 + n % 54] || ' ' || w[1 + n / 7 % 54] || ' y ' || w[1 + n / 101 % 54] || ' ' || n,
  CASE WHEN n % 50 = 0 THEN '' ELSE 'Actividad sobre ' || w[1 + n / 13 % 54] END,
  (ARRAY['CTTY_03','CTTY_04','CTTY_05','CTTY_07'])[1 + n % 4],
  CASE WHEN n % 10 = 0 THEN 'inactive' ELSE 'active' END, f[1 + n % 16], l[1 + n / 16 % 30], n, 'upload-done',
  now() - n * interval '1 minute', CASE WHEN n % 2000 = 0 THEN 'UY' ELSE 'CL' END, n % 20 = 0
FROM generate_series($2::int, $3::int) AS n,
  (SELECT $4::text[] AS w, $5::text[] AS f, $6::text[] AS l) AS words
"""
FILL_PEOPLE = """
INSERT INTO people
  (tenant_id, guid, username, email, name, lastname, role_guid, is_demo, created_at, last_access_at)
SELECT $1, gen_random_uuid(), 'persona' || n, 'persona' || n || '@escuela.example', f[1 + n % 16],
  l[1 + n / 16 % 30] || ' ' || l[1 + n / 480 % 30], (ARRAY['R01','R01','R02','R03'])[1 + n % 4],
  n % 500 = 0, now() - n * interval '1 minute', now() - n % 99991 * interval '1 minute'
FROM generate_series($2::int, $3::int) AS n, (SELECT $4::text[] AS f, $5::text[] AS l) AS words
"""
# Seldom, often and nowhere; parts of words, several, with and without accents, and what nearly all have.
SEARCHES = (
    *("fotosíntesis", "agua ciclo", "fotosi", "río célula", "volcan", "act", "ac", "zzz", "4242", "777123"),
    *("mapa agua 777", "actividad musica", "poesía río mapa", "corazon 9", "probabilidad", "insecto nada"),
)


VISIBLE = "SELECT relallvisible >= 0.99 * relpages FROM pg_class WHERE relname = $1"


async def vacuum(connection: "asyncpg.Connection[asyncpg.Record]", table: str) -> None:
    """Leave a table as autovacuum would: while another looks at it, rows do not count as seen by all."""
    give_up = time.monotonic() + 30
    while time.monotonic() < give_up:
        await connection.execute(f"VACUUM ANALYZE {table}")
        if await connection.fetchval(VISIBLE, table):
            return
        await asyncio.sleep(0.5)


async def fill_people(made: Bench, rows: int = ROWS) -> None:
    """Add as many people and let PostgreSQL know them."""
    connection = await made.connect()
    try:
        for start in range(1, rows + 1, STEP):
            last = min(rows, start + STEP - 1)
            await connection.execute(FILL_PEOPLE, made.tenant.guid, start, last, NAMES, SURNAMES)
        for table in ("people", "people_search"):
            await vacuum(connection, table)
    finally:
        await connection.close()


async def fill(made: Bench, rows: int = ROWS) -> None:
    """Add the rows and let PostgreSQL know them."""
    connection = await made.connect()
    try:
        for start in range(1, rows + 1, STEP):
            last = min(rows, start + STEP - 1)
            await connection.execute(FILL, made.tenant.guid, start, last, WORDS, NAMES, SURNAMES)
        for table in ("contents", "content_search"):
            await vacuum(connection, table)
    finally:
        await connection.close()
