"""One of everything that a PUT or a PATCH changes, by the calls that make it."""

from collections.abc import Awaitable, Callable
from typing import Any
from uuid import UUID, uuid4

import pyotp
from estante.database.engine import Database
from estante_programs.models import Board
from sqlalchemy import text

Json = dict[str, Any]
LINK = {"name": "Agua", "type_guid": "CTTY_06", "url": "https://example.org", "is_teacher_only": 0}
PASSWORD = "Estante-2026"
BATCH_IS_MADE = "UPDATE license_batches SET made = codes_amount, is_processing = false"
CUE = b"WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nLlueve\n"


class World:
    """An administrator, with one of everything that can be changed."""

    def __init__(self, client: Any, other: Any, database: Database) -> None:
        self._client, self._other, self._database = client, other, database

    async def made(self, path: str, body: Json) -> Json:
        answer = await self._client.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        data: Json = answer.json()["data"]
        return data

    async def content(self) -> tuple[str, Json]:
        return f"cms/contents/{(await self.made('cms/contents', LINK))['guid']}", {"name": "Otra agua"}

    async def status(self) -> tuple[str, Json]:
        return (await self.content())[0], {"status": "inactive"}

    async def person(self) -> tuple[str, Json]:
        return f"users/{self._other.guid}", {"name": "Nora"}

    async def groups(self) -> tuple[str, Json]:
        return f"users/{self._other.guid}/groups", {"guids": []}

    async def new_password(self) -> tuple[str, Json]:
        body = {"password": "Trw!vbn4790", "password_repeat": "Trw!vbn4790"}
        return f"users/{self._other.guid}/password", body

    async def profile(self) -> tuple[str, Json]:
        return "front/profile", {"name": "Nora"}

    async def password(self) -> tuple[str, Json]:
        new = {"new_password": "Un-Libro-2027", "password_repeat": "Un-Libro-2027"}
        return "front/profile/password", {"password": PASSWORD, **new}

    async def second_factor(self) -> tuple[str, Json]:
        path = "front/profile/second-factor"
        secret = (await self.made(f"{path}/totp", {"password": PASSWORD}))["secret"]
        await self.made(f"{path}/totp/confirm", {"code": pyotp.TOTP(secret).now(), "label": "Teléfono"})
        factor = (await self._client.get(path)).json()["data"]["factors"][0]
        return f"{path}/{factor['guid']}", {"label": "Tableta"}

    async def language(self) -> tuple[str, Json]:
        return "langs/es", {"name": "Castellano"}

    async def scope(self) -> tuple[str, Json]:
        made = await self.made("langs/scopes", {"scope": "versions", "lang": "es", "json": {"a": "b"}})
        return f"langs/scopes/{made['guid']}", {"json": {"a": "c"}}

    async def wording(self) -> tuple[str, Json]:
        await self.made("langs/scopes", {"scope": "settings", "lang": "es", "json": {}})
        return "langs/texts/settings/es", {"key": "nav.section", "text": "Preferencias"}

    async def annotation(self) -> tuple[str, Json]:
        path, guid = f"{(await self.content())[0]}/annotations", str(uuid4())
        await self.made(path, {"guid": guid, "annotation": "Una"})
        return f"{path}/{guid}", {"guid": guid, "annotation": "Otra"}

    async def comment(self) -> tuple[str, Json]:
        path = f"{(await self.content())[0]}/comments"
        return f"{path}/{(await self.made(path, {'comment': 'Una'}))['guid']}", {"comment": "Otra"}

    async def track(self, kind: str) -> tuple[str, Json]:
        video = await self.made("cms/contents", {"name": "Lluvia", "type_guid": "CTTY_03"})
        path = f"cms/contents/{video['guid']}/{kind}"
        form = {"lang_id": (None, "es"), "file": ("es.vtt", CUE)}
        made = await self._client.post(path, files=form)
        assert made.status_code == 201, made.text
        return f"{path}/{made.json()['data']['guid']}", {"lang_id": "pt"}

    async def shared(self) -> tuple[str, Json]:
        content = (await self.content())[0].rpartition("/")[2]
        made = await self.made("cms/library", {"content_guid": content})
        return f"cms/library/{made['guid']}", {"can_download": False}

    async def group(self) -> tuple[str, Json]:
        made = await self.made("cms/contents/playlist-groups", {"title": "Lunes"})
        return f"cms/contents/playlist-groups/{made['guid']}", {"title": "Martes"}

    async def entry(self) -> tuple[str, Json]:
        path = f"{(await self.content())[0]}/playlists"
        group = {"group_guid": (await self.group())[0].rpartition("/")[2]}
        return f"{path}/{(await self.made(path, group))['guid']}", {**group, "show_at": 3}

    async def place_in_group(self) -> tuple[str, Json]:
        path, body = await self.entry()
        group = f"cms/contents/playlist-groups/{body['group_guid']}/entries"
        return group, {"guid": path.rpartition("/")[2], "after": None}

    async def report(self) -> tuple[str, Json]:
        made = await self.made(f"{(await self.content())[0]}/reports", {"type": "content-error"})
        return f"cms/contents/reports/{made['guid']}", {"status": "closed"}

    async def session(self) -> tuple[str, Json]:
        content = (await self.content())[0].rpartition("/")[2]
        body = {"content_guid": content, "type": "CTTY_06", "progress_ends": 1}
        made = await self.made("consumptions", body)
        path = f"consumptions/{made['guid']}/sessions/{made['session_guid']}"
        return path, {"ended_at": "2026-03-02T09:00:00Z"}

    async def country(self) -> tuple[str, Json]:
        made = await self.made("system-settings/countries", {"name": "Chile", "iso_code": "CL"})
        return f"system-settings/countries/{made['guid']}", {"name": "República de Chile"}

    async def discipline(self) -> tuple[str, Json]:
        country = (await self.country())[0].rpartition("/")[2]
        made = await self.made("disciplines", {"name": "Arte", "country": country})
        return f"disciplines/{made['guid']}", {"name": "Artes"}

    async def level(self) -> tuple[str, Json]:
        country = (await self.country())[0].rpartition("/")[2]
        made = await self.made("education-levels", {"name": "Básica", "country": country})
        return f"education-levels/{made['guid']}", {"name": "Primaria"}

    async def year(self) -> tuple[str, Json]:
        level = (await self.level())[0].rpartition("/")[2]
        made = await self.made("education-years", {"name": "1.º", "level": level})
        return f"education-years/{made['guid']}", {"name": "Primero"}

    async def order(self) -> tuple[str, Json]:
        country = (await self.country())[0].rpartition("/")[2]
        return "education-levels", {"country": country, "levels": []}

    async def courses(self) -> tuple[str, Json]:
        country = (await self.country())[0].rpartition("/")[2]
        return "education-courses", {"country": country, "courses": []}

    async def objective(self) -> tuple[str, Json]:
        await self._client.put("system-settings", json={"is_learning_objectives": True})
        country = await self.made("system-settings/countries", {"name": "Perú", "iso_code": "PE"})
        body = {"code": "MA01", "description": "Contar", "country": country["guid"]}
        return f"cms/learning-objectives/{(await self.made('cms/learning-objectives', body))['guid']}", {
            "code": "MA"
        }

    async def school(self) -> tuple[str, Json]:
        return f"schools/{(await self.made('schools', {'name': 'Uno'}))['guid']}", {"phone": "600"}

    async def school_lti(self) -> tuple[str, Json]:
        return f"{(await self.school())[0]}/lti", {"client_id": "estante-1"}

    async def lti_tool(self) -> tuple[str, Json]:
        url = "https://lab.example/launch"
        body = {"name": "Laboratorio", "launch_url": url, "login_url": url, "redirect_urls": [url]}
        return f"lti/tools/{(await self.made('lti/tools', body))['guid']}", {"name": "Otro"}

    async def school_year(self) -> tuple[str, Json]:
        school = (await self.school())[0]
        body = {"title": "2030", "school_year": "2030", "expired_at": "2030-12-17"}
        made = await self.made(f"{school}/school-years", body)
        return f"{school}/school-years/{made['guid']}", {"title": "Año 2030"}

    async def school_content(self) -> tuple[str, Json]:
        school, year = (await self.school_year())[0].split("/school-years/")
        publication = (await self.publication())[0].rpartition("/")[2]
        body = {"publication_guid": publication, "school_year_guid": year}
        made = await self.made(f"{school}/contents", body)
        return f"{school}/contents/{made['guid']}", {"max_students": 30}

    async def school_group(self) -> tuple[str, Json]:
        school = (await self.school_year())[0].split("/")[1]
        made = await self.made("groups", {"name": "1A", "school_guid": school})
        return f"groups/{made['guid']}", {"name": "1B"}

    async def school_network(self) -> tuple[str, Json]:
        made = await self.made("schools-networks", {"name": "Cordillera"})
        return f"schools-networks/{made['guid']}", {"name": "Sierra"}

    async def scale(self) -> tuple[str, Json]:
        body = {"name": "Notas", "type": "numeric", "min": 1, "max": 7}
        return f"v3/evaluation_scale/{(await self.made('v3/evaluation_scale', body))['guid']}", {"max": 10}

    async def category(self) -> tuple[str, Json]:
        made = await self.made("evaluable-categories", {"name": "Tareas"})
        return f"evaluable-categories/{made['guid']}", {"weight": 40}

    async def period(self) -> tuple[str, Json]:
        days = {"start_date": "2026-03-02", "end_date": "2026-05-29", "school_year": "2026"}
        body = {"evaluation_period": "trimester", "name": "Primero", **days}
        made = await self.made("v3/evaluation_period", body)
        return f"v3/evaluation_period/{made['guid']}", {"name": "1.º"}

    async def message(self) -> tuple[str, Json]:
        said = {"title": "Marzo", "text": "<p>Hola</p>", "roles": ["R04"], "start_date": "2026-03-02"}
        made = await self.made("messages", {**said, "is_published": True})
        return f"messages/{made['guid']}", {"title": "Abril"}

    async def own_message(self) -> tuple[str, Json]:
        return f"front/{(await self.message())[0]}/read", {}

    async def collection(self) -> tuple[str, Json]:
        made = await self.made("cms/collections", {"collection": "Plan lector"})
        return f"cms/collections/{made['guid']}", {"collection": "Lecturas"}

    async def program(self) -> tuple[str, Json]:
        country = (await self.country())[0].rpartition("/")[2]
        discipline = await self.made("disciplines", {"name": "Arte", "country": country})
        level = await self.made("education-levels", {"name": "Básica", "country": country})
        year = await self.made("education-years", {"name": "1.º", "level": level["guid"]})
        about = {"name": "Álgebra", "disciplines": [discipline["guid"]]}
        body = {
            "name": "Álgebra",
            "discipline": discipline["guid"],
            "educationLevels": [level["guid"]],
            "educationYears": [year["guid"]],
            "publication_guid": (await self.made("cms/publications", about))["guid"],
            "evaluation_period": "annual",
        }
        return f"lms/courses/{(await self.made('lms/courses', body))['guid']}", {"name": "Números"}

    async def unit(self) -> tuple[str, Json]:
        units = f"{(await self.program())[0]}/units"
        return f"{units}/{(await self.made(units, {'name': 'Uno'}))['guid']}", {"name": "Dos"}

    async def order_of_units(self) -> tuple[str, Json]:
        program = (await self.program())[0]
        made = [(await self.made(f"{program}/units", {"name": name}))["guid"] for name in ("Uno", "Dos")]
        return f"{program}/units-order", {"guids": made[::-1]}

    async def tool_group(self) -> tuple[str, Json]:
        path = f"{(await self.program())[0]}/toolbox"
        return f"{path}/{(await self.made(path, {'name': 'Mapas'}))['guid']}", {"name": "Atlas"}

    async def custom_styles(self) -> tuple[str, Json]:
        guid = (await self.program())[0].rpartition("/")[2]
        return f"v3/courses/{guid}/custom_styles", {"custom_border_radius": 8}

    async def programming(self) -> tuple[str, Json]:
        path = f"{(await self.program())[0]}/programmings"
        made = await self.made(path, {"title": "Anual", "sessions": [{"duration": 45}, {"duration": 90}]})
        return f"lms/programmings/{made['guid']}", {"title": "Mensual"}

    async def _programming_sessions(self) -> tuple[str, list[str]]:
        path = (await self.programming())[0]
        read: Json = (await self._client.get(path)).json()["data"]
        return path, [row["guid"] for row in read["sessions"]]

    async def programming_session(self) -> tuple[str, Json]:
        path, guids = await self._programming_sessions()
        return f"{path}/sessions/{guids[0]}", {"duration": 60}

    async def order_of_sessions(self) -> tuple[str, Json]:
        path, guids = await self._programming_sessions()
        return f"{path}/sessions-order", {"units": [], "bank": guids[::-1]}

    async def lesson(self) -> tuple[str, Json]:
        unit = (await self.unit())[0].rpartition("/")[2]
        made = await self.made(f"lms/units/{unit}/lessons", {"name": "Sumar"})
        return f"lms/lessons/{made['guid']}", {"name": "Restar"}

    async def map_points(self) -> tuple[str, Json]:
        path = f"lms/units/{(await self.unit())[0].rpartition('/')[2]}/lessons"
        made = [(await self.made(path, {"name": name, "type": "map"}))["guid"] for name in ("Uno", "Dos")]
        return f"lms/lessons/{made[0]}/map/points", {"points": [{"lesson_guid": made[1], "x": 5, "y": 6}]}

    async def order_of_lessons(self) -> tuple[str, Json]:
        path = f"lms/units/{(await self.unit())[0].rpartition('/')[2]}"
        made = [(await self.made(f"{path}/lessons", {"name": name}))["guid"] for name in ("Uno", "Dos")]
        return f"{path}/lessons-order", {"guids": made[::-1]}

    async def section(self) -> tuple[str, Json]:
        made = await self.made(f"{(await self.lesson())[0]}/sections", {"name": "Antes"})
        return f"lms/sections/{made['guid']}", {"name": "Después"}

    async def order_of_sections(self) -> tuple[str, Json]:
        path = (await self.lesson())[0]
        made = [(await self.made(f"{path}/sections", {"name": name}))["guid"] for name in ("Uno", "Dos")]
        return f"{path}/sections-order", {"guids": made[::-1]}

    async def material(self) -> tuple[str, Json]:
        body = {"title": "Agua", "link": "https://example.org"}
        made = await self.made(f"{(await self.lesson())[0]}/materials", body)
        return f"lms/materials/{made['guid']}", {"title": "Ríos"}

    async def lesson_task(self) -> tuple[str, Json]:
        test = {"name": "Repaso", "type_guid": "CTTY_09", "is_teacher_only": 0}
        content = (await self.made("cms/contents", test))["guid"]
        body = {"name": "Repaso", "purpose": "formative", "content_guid": content}
        made = await self.made(f"{(await self.lesson())[0]}/tasks", body)
        return f"lms/tasks/{made['guid']}", {"name": "Prueba"}

    async def board_card(self) -> tuple[str, Json]:
        unit = (await self.unit())[0]
        lesson = await self.made(f"lms/units/{unit.rpartition('/')[2]}/lessons", {"name": "Sumar"})
        body = {"name": "Un mural", "purpose": "formative", "kanban": {}}
        task = await self.made(f"lms/lessons/{lesson['guid']}/tasks", body)
        await self.made(f"{unit}/publish", {})
        board = uuid4()
        of = {"tenant_id": self._client.tenant.guid, "person_guid": UUID(str(self._other.guid))}
        async with self._database.transaction(self._client.tenant) as session:
            session.add(Board(guid=board, task_guid=UUID(task["guid"]), columns=["Hoy", "Ayer"], **of))
        made = await self.made(f"front/boards/{board}/cards", {"title": "Medir"})
        return f"front/cards/{made['guid']}", {"title": "Pesar"}

    async def place_of_card(self) -> tuple[str, Json]:
        return f"{(await self.board_card())[0]}/place", {"column": 1}

    async def order_of_materials(self) -> tuple[str, Json]:
        path = (await self.lesson())[0]
        bodies = [{"title": title, "link": "https://example.org"} for title in ("Agua", "Ríos")]
        made = [(await self.made(f"{path}/materials", body))["guid"] for body in bodies]
        return f"{path}/materials-order", {"section_guid": None, "guids": made[::-1]}

    async def preferences(self) -> tuple[str, Json]:
        return f"{(await self.program())[0]}/preferences", {"allowSkipAhead": False}

    async def license(self) -> tuple[str, Json]:
        country = (await self.country())[0].rpartition("/")[2]
        end = {"expires": "interval", "expires_after_number": 1, "expires_after_string": "YEAR"}
        made = await self.made("license-personals", {"countdown_original": 1, "country": country, **end})
        return f"license-personals/{made['guid']}", {"countdown_original": 2}

    async def batch(self) -> tuple[str, Json]:
        country = (await self.country())[0].rpartition("/")[2]
        end = {"expires": "interval", "expires_after_number": 1, "expires_after_string": "YEAR"}
        body = {"name": "Andes", "codes_amount": 1, "country": country, **end}
        made = await self.made("license-batches", body)
        # It changes once all its codes are there.
        async with self._database.transaction(self._client.tenant) as session:
            await session.execute(
                text("UPDATE license_batches SET made = codes_amount, is_processing = false")
            )
        return f"license-batches/{made['guid']}", {"name": "Los Andes"}

    async def batch_status(self) -> tuple[str, Json]:
        return (await self.batch())[0], {"status": "inactive"}

    async def license_status(self) -> tuple[str, Json]:
        return (await self.license())[0], {"status": "inactive"}

    async def publication(self) -> tuple[str, Json]:
        subject = (await self.discipline())[0].rpartition("/")[2]
        made = await self.made("cms/publications", {"name": "Ciencias", "disciplines": [subject]})
        return f"cms/publications/{made['guid']}", {"name": "Ciencias 5"}

    async def project(self) -> tuple[str, Json]:
        made = await self.made("cms/contents", {"name": "Agua", "type_guid": "CTTY_17", "is_public": True})
        asked = {"statement": "<p>Mide la lluvia.</p>"}
        return f"cms/contents/{made['guid']}/project", asked

    async def delivery(self) -> tuple[str, Json]:
        path, asked = await self.project()
        await self._client.put(path, json=asked)
        return f"{path.removesuffix('project')}delivery", {"answer": "Llovió"}

    async def mark(self) -> tuple[str, Json]:
        path, body = await self.delivery()
        made = (await self._client.put(path, json=body)).json()["data"]
        return f"{path.removesuffix('delivery')}deliveries/{made['guid']}/mark", {"points": 7}

    async def exercise(self) -> tuple[str, Json]:
        made = await self.made("cms/contents", {"name": "Agua", "type_guid": "CTTY_14", "is_teacher_only": 0})
        return f"cms/contents/{made['guid']}/editor", {"questions": []}

    async def layout(self) -> tuple[str, Json]:
        made = await self.made("cms/contents", {"name": "Agua", "type_guid": "CTTY_05", "is_teacher_only": 0})
        return f"cms/contents/{made['guid']}/fixed-layout", {"hotspots": []}

    async def placed(self, record: str) -> tuple[str, Json]:
        body = {"name": "Agua", "type_guid": "CTTY_06", "url": "https://example.org", "is_teacher_only": 0}
        content = (await self.made("cms/contents", body))["guid"]
        await self._client.post(f"{record}/contents", json={"guids": [content]})
        return f"{record}/contents", {"guid": content, "after": None}

    async def place_in_collection(self) -> tuple[str, Json]:
        return await self.placed((await self.collection())[0])

    async def place_in_publication(self) -> tuple[str, Json]:
        return await self.placed((await self.publication())[0])

    async def mint_lesson(self) -> tuple[str, Json]:
        made = await self.made("cms/contents", {"name": "Agua", "type_guid": "CTTY_02", "is_teacher_only": 0})
        return f"mint/lessons/{made['guid']}", {"colour": "#0f5d6c"}

    async def mint_page(self) -> tuple[str, Json]:
        path = (await self.mint_lesson())[0]
        page = (await self.made(f"{path}/pages", {}))["guid"]
        return f"{path}/pages/{page}", {"version": 1, "title": "El agua"}

    async def mint_license(self) -> tuple[str, Json]:
        async with self._database.transaction(self._client.tenant) as session:
            change = text("UPDATE people SET has_license_mint = true WHERE guid = :guid")
            await session.execute(change, {"guid": self._other.guid})
        return f"v3/license-mint/user/{self._other.guid}", {"has_license_mint": False}

    async def lrs_client(self) -> tuple[str, Json]:
        made = await self.made("lrs/clients", {"name": "Simulador"})
        return f"lrs/clients/{made['guid']}", {"provider": "Andaluna"}

    async def settings(self) -> tuple[str, Json]:
        return "settings", {"values": {"password.min_length": 11}}

    async def system_settings(self) -> tuple[str, Json]:
        return "system-settings", {"max_users_per_upload": 100}


RECORDS: dict[str, Callable[[World], Awaitable[tuple[str, Json]]]] = {
    "PUT /api/cms/contents/{guid}": World.content,
    "PATCH /api/cms/contents/{guid}": World.status,
    "PUT /api/cms/contents/{guid}/subtitles/{track_guid}": lambda w: w.track("subtitles"),
    "PUT /api/cms/contents/{guid}/audiodescriptions/{track_guid}": lambda w: w.track("audiodescriptions"),
    "PUT /api/cms/contents/{guid}/chapters/{track_guid}": lambda w: w.track("chapters"),
    "PUT /api/cms/library/{guid}": World.shared,
    "PUT /api/users/{guid}": World.person,
    "PUT /api/users/{guid}/password": World.new_password,
    "PUT /api/users/{guid}/groups": World.groups,
    "PUT /api/front/profile": World.profile,
    "PUT /api/front/profile/password": World.password,
    "PUT /api/front/profile/second-factor/{factor_guid}": World.second_factor,
    "PATCH /api/langs/{language_id}": World.language,
    "PUT /api/langs/scopes/{scope_guid}": World.scope,
    "PATCH /api/langs/texts/{name}/{lang}": World.wording,
    "PATCH /api/settings": World.settings,
    "PUT /api/system-settings": World.system_settings,
    "PUT /api/system-settings/countries/{guid}": World.country,
    "PATCH /api/disciplines/{guid}": World.discipline,
    "PATCH /api/education-levels/{guid}": World.level,
    "PATCH /api/education-years/{guid}": World.year,
    "PUT /api/education-levels": World.order,
    "PUT /api/education-courses": World.courses,
    "PUT /api/cms/learning-objectives/{guid}": World.objective,
    "PUT /api/cms/collections/{guid}": World.collection,
    "PATCH /api/cms/collections/{guid}/contents": World.place_in_collection,
    "PUT /api/cms/publications/{guid}": World.publication,
    "PATCH /api/v3/license-mint/user/{guid}": World.mint_license,
    "PUT /api/mint/lessons/{guid}": World.mint_lesson,
    "PUT /api/mint/lessons/{guid}/pages/{page_guid}": World.mint_page,
    "PUT /api/license-personals/{guid}": World.license,
    "PUT /api/license-batches/{guid}": World.batch,
    "PATCH /api/license-batches/{guid}": World.batch_status,
    "PATCH /api/license-personals/{guid}": World.license_status,
    "PUT /api/cms/contents/{guid}/editor": World.exercise,
    "PUT /api/cms/contents/{guid}/fixed-layout": World.layout,
    "PUT /api/cms/contents/{guid}/project": World.project,
    "PUT /api/cms/contents/{guid}/delivery": World.delivery,
    "PUT /api/cms/contents/{guid}/deliveries/{delivery}/mark": World.mark,
    "PATCH /api/cms/publications/{guid}/contents": World.place_in_publication,
    "PUT /api/lms/courses/{guid}": World.program,
    "PUT /api/v3/courses/{guid}/custom_styles": World.custom_styles,
    "PATCH /api/lms/courses/{guid}/preferences": World.preferences,
    "PUT /api/lms/courses/{guid}/units/{unit_guid}": World.unit,
    "PUT /api/lms/courses/{guid}/units-order": World.order_of_units,
    "PUT /api/lms/courses/{guid}/toolbox/{tool_group_guid}": World.tool_group,
    "PUT /api/lms/programmings/{guid}": World.programming,
    "PUT /api/lms/programmings/{guid}/sessions/{session_guid}": World.programming_session,
    "PUT /api/lms/programmings/{guid}/sessions-order": World.order_of_sessions,
    "PUT /api/lms/lessons/{guid}": World.lesson,
    "PUT /api/lms/lessons/{guid}/map/points": World.map_points,
    "PUT /api/lms/units/{unit_guid}/lessons-order": World.order_of_lessons,
    "PUT /api/lms/sections/{section_guid}": World.section,
    "PUT /api/lms/lessons/{guid}/sections-order": World.order_of_sections,
    "PUT /api/lms/materials/{material_guid}": World.material,
    "PUT /api/lms/tasks/{task_guid}": World.lesson_task,
    "PUT /api/lms/lessons/{guid}/materials-order": World.order_of_materials,
    "PUT /api/front/cards/{card_guid}": World.board_card,
    "PUT /api/front/cards/{card_guid}/place": World.place_of_card,
    "PUT /api/schools/{guid}": World.school,
    "PUT /api/schools/{guid}/lti": World.school_lti,
    "PUT /api/lti/tools/{guid}": World.lti_tool,
    "PUT /api/schools/{school_guid}/school-years/{guid}": World.school_year,
    "PUT /api/schools/{school_guid}/contents/{guid}": World.school_content,
    "PUT /api/groups/{guid}": World.school_group,
    "PUT /api/schools-networks/{guid}": World.school_network,
    "PUT /api/v3/evaluation_scale/{guid}": World.scale,
    "PUT /api/v3/evaluation_period/{guid}": World.period,
    "PUT /api/evaluable-categories/{guid}": World.category,
    "PUT /api/lrs/clients/{guid}": World.lrs_client,
    "PUT /api/messages/{guid}": World.message,
    "PUT /api/front/messages/{guid}/read": World.own_message,
    "PUT /api/cms/contents/{content_guid}/annotations/{guid}": World.annotation,
    "PUT /api/cms/contents/{content_guid}/comments/{guid}": World.comment,
    "PUT /api/cms/contents/{content_guid}/playlists/{guid}": World.entry,
    "PUT /api/cms/contents/playlist-groups/{guid}": World.group,
    "PATCH /api/cms/contents/playlist-groups/{guid}/entries": World.place_in_group,
    "PUT /api/cms/contents/reports/{guid}": World.report,
    "PUT /api/consumptions/{consumption_guid}/sessions/{session_guid}": World.session,
}
