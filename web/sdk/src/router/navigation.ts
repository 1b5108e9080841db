export { Link, useNavigate, useParams } from "@tanstack/react-router";
